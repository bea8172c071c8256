import type { Profile } from '@pliego/contract/areas/profile';

type Polls = Profile['polls'];

/** How many voted before this person: the shares of the sample are of so many votes. */
const votesBefore = 100;

/** The answers with one more vote, whose shares still add up to the whole. */
export function voted(polls: Polls, name: string, me: Profile['header']): Polls {
  const votes = polls.map(
    (poll) =>
      Math.round((Number.parseInt(poll.result, 10) / 100) * votesBefore) +
      (poll.name === name ? 1 : 0),
  );
  const total = votes.reduce((sum, count) => sum + count, 0);
  const shares = votes.map((count) => Math.floor((count / total) * 100));
  const rest = 100 - shares.reduce((sum, share) => sum + share, 0);
  return polls.map((poll, index) => {
    const share = (shares[index] ?? 0) + (index === 0 ? rest : 0);
    const own = poll.name === name ? [{ img: me.avatar, username: me.username }] : [];
    return { name: poll.name, result: `${share}%`, votedUser: [...poll.votedUser, ...own] };
  });
}
