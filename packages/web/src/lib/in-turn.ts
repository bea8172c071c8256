/**
 * Works through a set that may grow meanwhile, one member after the other. A member is taken out before it is
 * worked on: one that is added again while it is has changed since, and has another turn.
 */
export async function inTurn<T>(
  members: Set<T>,
  work: (member: T) => Promise<void>,
): Promise<void> {
  for (const member of members) {
    members.delete(member);
    // One after the other is the point.
    // oxlint-disable-next-line no-await-in-loop
    await work(member);
  }
}
