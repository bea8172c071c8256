import { ActionIcon, Button } from '@mantine/core';
import type { Profile } from '@pliego/contract/areas/profile';
import { IconStar, IconStarFilled } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Section } from '#web/ui/page/page.tsx';
import { changedAt, useSampleProfile } from './use-sample-profile.ts';
import classes from '../profile.module.css';

/** Pages and people one may like, and what others write. */
export function People({ profile }: { profile: Profile }) {
  return (
    <>
      <Pages pages={profile.suggestedPages} />
      <Suggestions people={profile.suggestions} />
      <Feeds feeds={profile.twitterFeeds} />
    </>
  );
}

interface StarProps {
  label: string;
  isOn: boolean;
  onPress: () => void;
}

function Star({ label, isOn, onPress }: StarProps) {
  const Icon = isOn ? IconStarFilled : IconStar;
  return (
    <ActionIcon variant="subtle" aria-label={label} aria-pressed={isOn} onClick={onPress}>
      <Icon size={17} stroke={1.7} aria-hidden />
    </ActionIcon>
  );
}

function Pages({ pages }: { pages: Profile['suggestedPages'] }) {
  const { t } = useTranslation('profile');
  const change = useSampleProfile();
  return (
    <Section title={t('sample.pages')}>
      <ul className={classes.rows}>
        {pages.map(({ avatar, username, subtitle, favorite }, index) => (
          <li key={username} className={classes.person}>
            <img src={avatar} alt="" className={classes.face} />
            <span className={classes.rowText}>
              <strong>{username}</strong>
              <span className={classes.soft}>{subtitle}</span>
            </span>
            <Star
              label={t('sample.favourite', { name: username })}
              isOn={favorite}
              onPress={() =>
                change((held) => ({
                  ...held,
                  suggestedPages: changedAt(held.suggestedPages, index, (page) => ({
                    ...page,
                    favorite: !page.favorite,
                  })),
                }))
              }
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Suggestions({ people }: { people: Profile['suggestions'] }) {
  const { t } = useTranslation('profile');
  const [followed, setFollowed] = useState<readonly string[]>([]);
  const toggle = (name: string) =>
    setFollowed((names) =>
      names.includes(name) ? names.filter((one) => one !== name) : [...names, name],
    );
  return (
    <Section title={t('sample.suggestions')}>
      <ul className={classes.rows}>
        {people.map(({ avatar, name, mutualFriend }) => {
          const isFollowed = followed.includes(name);
          return (
            <li key={name} className={classes.person}>
              <img src={avatar} alt="" className={classes.face} />
              <span className={classes.rowText}>
                <strong>{name}</strong>
                <span className={classes.soft}>{mutualFriend}</span>
              </span>
              <Button
                size="compact-sm"
                variant={isFollowed ? 'default' : 'light'}
                aria-label={t(isFollowed ? 'sample.followingOf' : 'sample.followOf', { name })}
                onClick={() => toggle(name)}
              >
                {t(isFollowed ? 'sample.following' : 'sample.follow')}
              </Button>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}

function Feeds({ feeds }: { feeds: Profile['twitterFeeds'] }) {
  const { t } = useTranslation('profile');
  const change = useSampleProfile();
  return (
    <Section title={t('sample.feeds')}>
      <ul className={classes.rows}>
        {feeds.map(({ imgUrl, title, id, tags, desc, favorite }, index) => (
          <li key={id} className={classes.person}>
            <img src={imgUrl} alt="" className={classes.face} />
            <span className={classes.rowText}>
              <strong>{title}</strong>
              <span className={classes.soft}>{id}</span>
              <span>{desc}</span>
              <span className={classes.soft}>{tags}</span>
            </span>
            <Star
              label={t('sample.favourite', { name: title })}
              isOn={favorite}
              onPress={() =>
                change((held) => ({
                  ...held,
                  twitterFeeds: changedAt(held.twitterFeeds, index, (feed) => ({
                    ...feed,
                    favorite: !feed.favorite,
                  })),
                }))
              }
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}
