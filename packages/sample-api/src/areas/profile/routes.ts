import { type Profile, profileEndpoints } from '@pliego/contract/areas/profile';
import { sampleArea, type SampleHandlers, type Visitor } from '#sample/area.ts';
import { cast } from '#sample/cast.ts';
import { exchangeFor } from '#sample/me.ts';

/** The profile of the visitor: in the seeds it is that of the person whose mail they get. */
function asOwn(profile: Profile, visitor: Visitor): Profile {
  const { me, person } = exchangeFor(visitor);
  const people = Object.values(cast);
  /** The same as another person, where the two change places. */
  const seen = <T extends { username: string; avatar: string }>(named: T): T => {
    const known = people.find(({ fullName }) => fullName === named.username);
    if (known === undefined) return named;
    const { fullName, avatar } = person(known);
    return { ...named, username: fullName, avatar };
  };
  return {
    ...profile,
    header: seen(profile.header),
    userAbout: { ...profile.userAbout, email: me.email },
    post: profile.post.map((one) => ({
      ...seen(one),
      likedUsers: one.likedUsers.map(seen),
      detailedComments: one.detailedComments.map(seen),
    })),
    polls: profile.polls.map(({ votedUser, ...poll }) => ({
      ...poll,
      votedUser: votedUser.map(({ img, username }) => {
        const voter = seen({ avatar: img, username });
        return { img: voter.avatar, username: voter.username };
      }),
    })),
  };
}

const profileHandlers: SampleHandlers<typeof profileEndpoints> = () => ({
  get: async (_, { caller }) => asOwn((await import('./seed.ts')).profile, caller),
});

export const profileArea = sampleArea(profileEndpoints, profileHandlers);
