/**
 * The header that names the session a screen was rendered for, as `<user>.<company>`. The session alone decides who
 * may see what; the server refuses a call from a screen of another session.
 */
export const whoHeader = 'x-pliego-persona';
