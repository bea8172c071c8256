import type {
  BlogArticle,
  BlogCategory,
  BlogComment,
  BlogDetail,
  BlogEdit,
  BlogPost,
} from '@pliego/contract/areas/blog';

/** A post as it is stored. */
export interface KeptPost {
  id: number;
  img: string;
  title: string;
  avatar: string;
  userFullName: string;
  /** `YYYY-MM-DD`. */
  created: string;
  tags: BlogCategory[];
  slug: string;
  status: BlogArticle['status'];
  excerpt: string;
  /** HTML. */
  content: string;
  /** Those that are counted, and whose text is not part of the sample. */
  commentsBefore: number;
  bookmarksBefore: number;
  isBookmarked: boolean;
  /** Shown beside the list and not in it. */
  isAside: boolean;
  thread: BlogComment[];
  version: number;
}

const monthNames = [
  'enero',
  'febrero',
  'marzo',
  'abril',
  'mayo',
  'junio',
  'julio',
  'agosto',
  'septiembre',
  'octubre',
  'noviembre',
  'diciembre',
];

function partsOf(day: string): { year: string; month: string; date: number } {
  const [year = '', month = '', date = ''] = day.split('-');
  return { year, month: monthNames[Number(month) - 1] ?? month, date: Number(date) };
}

/** `10 de noviembre de 2026`. */
export function spokenDay(day: string): string {
  const { year, month, date } = partsOf(day);
  return `${date} de ${month} de ${year}`;
}

/** `10 nov 2026`. */
export function shortDay(day: string): string {
  const { year, month, date } = partsOf(day);
  return `${date} ${month.slice(0, 3)} ${year}`;
}

const labels: Record<BlogCategory, string> = {
  Fashion: 'Moda',
  Food: 'Comida',
  Gaming: 'Juegos',
  Quote: 'Frases',
  Video: 'Video',
};

const commentsOf = ({ commentsBefore, thread }: KeptPost) => commentsBefore + thread.length;
const bookmarksOf = ({ bookmarksBefore, isBookmarked }: KeptPost) =>
  bookmarksBefore + Number(isBookmarked);

/** As the list shows it. */
export function presentPost(post: KeptPost): BlogPost {
  const { id, img, title, avatar, userFullName, created, tags, excerpt } = post;
  return {
    id,
    img,
    title,
    avatar,
    userFullName,
    blogPosted: spokenDay(created),
    tags,
    excerpt,
    comment: commentsOf(post),
    created,
  };
}

/** As the specified call for one post shows it. */
export function presentDetail(post: KeptPost): BlogDetail {
  const { img, title, avatar, userFullName, created, tags, content, thread } = post;
  return {
    blog: {
      img,
      title,
      avatar,
      userFullName,
      createdTime: spokenDay(created),
      tags,
      content,
      comments: commentsOf(post),
      bookmarked: bookmarksOf(post),
    },
    comments: thread.map((comment) => ({
      avatar: comment.avatar,
      userFullName: comment.userFullName,
      commentedAt: spokenDay(comment.created),
      commentText: comment.commentText,
    })),
  };
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** As the specified call for editing shows it. */
export function presentEdit(post: KeptPost): BlogEdit {
  const { avatar, userFullName, created, title, tags, slug, status, excerpt, img } = post;
  return {
    avatar,
    userFullName,
    createdTime: spokenDay(created),
    blogTitle: title,
    blogCategories: tags.map((value) => ({ value, label: labels[value] })),
    slug,
    status,
    excerpt: `<p>${escaped(excerpt)}</p>`,
    featuredImage: img,
  };
}

/** Everything that is kept of it. */
export function presentArticle(post: KeptPost): BlogArticle {
  const { id, img, title, avatar, userFullName, created, tags, slug, status, version } = post;
  return {
    id,
    img,
    title,
    avatar,
    userFullName,
    created,
    tags,
    slug,
    status,
    excerpt: post.excerpt,
    content: post.content,
    comments: commentsOf(post),
    thread: post.thread,
    bookmarked: bookmarksOf(post),
    isBookmarked: post.isBookmarked,
    version,
  };
}
