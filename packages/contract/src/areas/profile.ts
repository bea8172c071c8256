import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';

/** A person with a picture, as in the lists of a profile. */
const Someone = z.object({ avatar: z.string(), username: z.string() });

const postFields = {
  avatar: z.string(),
  username: z.string(),
  postTime: z.string(),
  postText: z.string(),
  /** As they are shown: `1,25 k`. */
  likes: z.string(),
  comments: z.string(),
  share: z.string(),
  youLiked: z.boolean(),
  likedUsers: z.array(Someone),
  /** How many more liked it than those who are named. */
  likedCount: z.int(),
  detailedComments: z.array(
    z.extend(Someone, {
      comment: z.string(),
      commentsLikes: z.int(),
      youLiked: z.boolean(),
    }),
  ),
};

/** With a picture or with a video. */
export const ProfilePost = z.union([
  z.object({ ...postFields, postImg: z.string(), postVid: z.optional(z.never()) }),
  z.object({ ...postFields, postVid: z.string(), postImg: z.optional(z.never()) }),
]);
export type ProfilePost = z.infer<typeof ProfilePost>;

export const Profile = z.object({
  header: z.extend(Someone, { designation: z.string(), coverImg: z.string() }),
  userAbout: z.object({
    about: z.string(),
    joined: z.string(),
    lives: z.string(),
    email: z.string(),
    website: z.string(),
  }),
  suggestedPages: z.array(z.extend(Someone, { subtitle: z.string(), favorite: z.boolean() })),
  twitterFeeds: z.array(
    z.object({
      imgUrl: z.string(),
      title: z.string(),
      /** The name of the account, with its `@`. */
      id: z.string(),
      /** All of them in one text. */
      tags: z.string(),
      desc: z.string(),
      favorite: z.boolean(),
    }),
  ),
  post: z.array(ProfilePost),
  latestPhotos: z.array(z.object({ img: z.string() })),
  suggestions: z.array(
    z.object({ avatar: z.string(), name: z.string(), mutualFriend: z.string() }),
  ),
  polls: z.array(
    z.object({
      name: z.string(),
      /** `NN%`. */
      result: z.string(),
      votedUser: z.array(z.object({ img: z.string(), username: z.string() })),
    }),
  ),
});
export type Profile = z.infer<typeof Profile>;

export const profileEndpoints = {
  get: endpoint({
    method: 'GET',
    path: '/profile/data',
    summary: 'El perfil de muestra, con sus publicaciones, fotos y encuesta.',
    access: 'session',
    response: Profile,
  }),
};
