package dev.deskhand.app.wording;

/// Something in words: what it is, and the particulars.
///
/// @param detail empty where there are none
public record Words(String title, String detail, Tone tone) {
    /// Both in one line.
    public String line() {
        return detail.isEmpty() ? title : title + " · " + detail;
    }
}
