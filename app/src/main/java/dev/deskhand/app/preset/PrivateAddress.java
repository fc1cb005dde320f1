package dev.deskhand.app.preset;

import java.net.InetAddress;

/// Tells addresses of this computer and of private networks from those of everybody.
final class PrivateAddress {
    private static final int BYTE = 0xFF;

    private PrivateAddress() {}

    static boolean is(InetAddress address) {
        byte[] bytes = address.getAddress();
        int first = bytes[0] & BYTE;
        int second = bytes[1] & BYTE;
        boolean isIp4 = bytes.length == 4;
        // RFC 6598: 100.64.0.0/10, behind a carrier; 0.0.0.0/8, this network; RFC 4193: fc00::/7, local.
        boolean isCarriers = isIp4 && (first == 0 || (first == 100 && (second & 0xC0) == 64));
        boolean isLocal = !isIp4 && (first & 0xFE) == 0xFC;
        return isCarriers
                || isLocal
                || address.isLoopbackAddress()
                || address.isSiteLocalAddress()
                || address.isLinkLocalAddress()
                || address.isAnyLocalAddress()
                || address.isMulticastAddress();
    }
}
