/**
 * The header in which each call says for whom its screen was drawn, as `<user>.<company>`. The session alone decides who
 * may see what; the server refuses a call from a screen of another session.
 */
export const whoHeader = 'x-pliego-persona';
