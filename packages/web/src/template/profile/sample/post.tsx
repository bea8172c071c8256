import { Button, Textarea } from '@mantine/core';
import type { Profile, ProfilePost } from '@pliego/contract/areas/profile';
import { IconHeart, IconHeartFilled, IconMessage, IconShare } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatCount } from '#web/lib/format.ts';
import { toastDone } from '#web/ui/feedback/toasts.tsx';
import { Section } from '#web/ui/page/page.tsx';
import { SampleFace } from './sample-face.tsx';
import { changedAt, useSampleProfile } from './use-sample-profile.ts';
import classes from '../profile.module.css';

interface PostProps {
  post: ProfilePost;
  at: number;
  me: Profile['header'];
}

/** A post with who liked it, its comments, and what one can do. */
export function Post({ post, at, me }: PostProps) {
  const { t } = useTranslation('profile');
  const change = useSampleProfile();
  const set = (next: (held: ProfilePost) => ProfilePost) =>
    change((held) => ({ ...held, post: changedAt(held.post, at, next) }));
  const like = () =>
    set((held) => ({
      ...held,
      youLiked: !held.youLiked,
      likedCount: held.likedCount + (held.youLiked ? -1 : 1),
    }));
  const likeComment = (index: number) =>
    set((held) => ({
      ...held,
      detailedComments: changedAt(held.detailedComments, index, (comment) => ({
        ...comment,
        youLiked: !comment.youLiked,
        commentsLikes: comment.commentsLikes + (comment.youLiked ? -1 : 1),
      })),
    }));
  const comment = (text: string) =>
    set((held) => ({
      ...held,
      detailedComments: [
        ...held.detailedComments,
        {
          avatar: me.avatar,
          username: me.username,
          comment: text,
          commentsLikes: 0,
          youLiked: false,
        },
      ],
    }));
  return (
    <Section>
      <article className={classes.post} aria-label={post.postText}>
        <div className={classes.author}>
          <SampleFace avatar={post.avatar} username={post.username} className={classes.face} />
          <span className={classes.rowText}>
            <strong>{post.username}</strong>
            <span className={classes.soft}>{post.postTime}</span>
          </span>
        </div>
        <p className={classes.bio}>{post.postText}</p>
        <PostMedia post={post} />
        <PostActions post={post} onLike={like} />
        <ul className={classes.comments} aria-label={t('sample.comments')}>
          {post.detailedComments.map((entry, index) => (
            <li key={`${entry.username} ${entry.comment}`} className={classes.comment}>
              <SampleFace
                avatar={entry.avatar}
                username={entry.username}
                className={classes.face}
              />
              <span className={classes.rowText}>
                <strong>{entry.username}</strong>
                <span>{entry.comment}</span>
              </span>
              <LikeButton
                label={t('sample.likeComment', { name: entry.username })}
                count={entry.commentsLikes}
                isOn={entry.youLiked}
                onPress={() => likeComment(index)}
              />
            </li>
          ))}
        </ul>
        <CommentForm onSend={comment} />
      </article>
    </Section>
  );
}

function PostMedia({ post }: { post: ProfilePost }) {
  const { t } = useTranslation('profile');
  if (post.postVid === undefined) {
    return <img src={post.postImg} alt="" loading="lazy" className={classes.media} />;
  }
  return (
    // The film has no sound: there is nothing to write under it.
    <video
      src={post.postVid}
      controls
      muted
      className={classes.media}
      aria-label={t('sample.video')}
    />
  );
}

function PostActions({ post, onLike }: { post: ProfilePost; onLike: () => void }) {
  const { t } = useTranslation('profile');
  const share = async () => {
    await navigator.clipboard.writeText(`${location.origin}/pages/profile?ver=muestra`);
    toastDone({ title: t('sample.shared') });
  };
  return (
    <div className={classes.actions}>
      <LikeButton
        label={t('sample.like')}
        count={post.likedCount + post.likedUsers.length}
        isOn={post.youLiked}
        onPress={onLike}
      />
      <span className={classes.faces} aria-hidden>
        {post.likedUsers.map(({ avatar, username }) => (
          <SampleFace
            key={username}
            avatar={avatar}
            username={username}
            className={classes.smallFace}
          />
        ))}
        <span className={classes.soft}>+{formatCount(post.likedCount)}</span>
      </span>
      <span className={classes.figure}>
        <IconMessage size={17} stroke={1.7} aria-hidden />
        {t('sample.commentCount', { count: post.comments })}
      </span>
      <Button
        variant="subtle"
        size="compact-sm"
        leftSection={<IconShare size={16} stroke={1.7} aria-hidden />}
        onClick={() => void share()}
      >
        {t('sample.share')}
      </Button>
    </div>
  );
}

interface LikeButtonProps {
  label: string;
  count: number;
  isOn: boolean;
  onPress: () => void;
}

function LikeButton({ label, count, isOn, onPress }: LikeButtonProps) {
  const Icon = isOn ? IconHeartFilled : IconHeart;
  return (
    <button
      type="button"
      className={classes.like}
      aria-pressed={isOn}
      aria-label={`${label}: ${formatCount(count)}`}
      onClick={onPress}
    >
      <Icon size={17} stroke={1.7} aria-hidden />
      {formatCount(count)}
    </button>
  );
}

function CommentForm({ onSend }: { onSend: (text: string) => void }) {
  const { t } = useTranslation('profile');
  const [text, setText] = useState('');
  return (
    <form
      className={classes.commentForm}
      onSubmit={(event) => {
        event.preventDefault();
        onSend(text.trim());
        setText('');
      }}
    >
      <Textarea
        autosize
        minRows={1}
        maxLength={500}
        aria-label={t('sample.yourComment')}
        placeholder={t('sample.yourComment')}
        value={text}
        onChange={({ currentTarget: { value } }) => setText(value)}
      />
      <Button type="submit" variant="light" disabled={text.trim() === ''}>
        {t('sample.send')}
      </Button>
    </form>
  );
}
