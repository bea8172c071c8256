import { Button } from '@mantine/core';
import type { Profile } from '@pliego/contract/areas/profile';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Fact, Facts } from '#web/ui/display/facts.tsx';
import { QueryState } from '#web/ui/feedback/query-state.tsx';
import { Section } from '#web/ui/page/page.tsx';
import { sampleProfileQuery } from '../queries.ts';
import { People } from './people.tsx';
import { Photos } from './photos.tsx';
import { Poll } from './poll.tsx';
import { Post } from './post.tsx';
import { SampleFace } from './sample-face.tsx';
import classes from '../profile.module.css';
import styles from './sample.module.css';

/** The profile of the sample data: cover, posts, photos, a poll. */
export function SampleProfile() {
  return (
    <QueryState query={useQuery(sampleProfileQuery)} lines={14}>
      {(profile) => <Shown profile={profile} />}
    </QueryState>
  );
}

function Shown({ profile }: { profile: Profile }) {
  const { t } = useTranslation('profile');
  return (
    <div className={classes.stack}>
      <p className={classes.note}>{t('sample.note')}</p>
      <Cover header={profile.header} />
      <div className={classes.three}>
        <div className={classes.stack}>
          <About about={profile.userAbout} />
          <People profile={profile} />
        </div>
        <Posts profile={profile} />
        <div className={classes.stack}>
          <Photos photos={profile.latestPhotos} />
          <Poll polls={profile.polls} me={profile.header} />
        </div>
      </div>
    </div>
  );
}

function Cover({ header }: { header: Profile['header'] }) {
  return (
    <header className={classes.cover}>
      <img src={header.coverImg} alt="" className={classes.coverImage} />
      <div className={classes.coverFoot}>
        <SampleFace
          avatar={header.avatar}
          username={header.username}
          className={`${classes.coverFace} ${styles.coverFace}`}
        />
        <div>
          <h2 className={classes.name}>{header.username}</h2>
          <p className={classes.soft}>{header.designation}</p>
        </div>
      </div>
    </header>
  );
}

function About({ about }: { about: Profile['userAbout'] }) {
  const { t } = useTranslation('profile');
  return (
    <Section title={t('sample.about')}>
      <p className={classes.bio}>{about.about}</p>
      <Facts>
        <Fact name={t('sample.joined')}>{about.joined}</Fact>
        <Fact name={t('sample.lives')}>{about.lives}</Fact>
        <Fact name={t('sample.email')}>{about.email}</Fact>
        <Fact name={t('sample.website')}>{about.website}</Fact>
      </Facts>
    </Section>
  );
}

const atFirst = 2;

function Posts({ profile: { post, header } }: { profile: Profile }) {
  const { t } = useTranslation('profile');
  const [shown, setShown] = useState(atFirst);
  return (
    <div className={classes.stack}>
      {post.slice(0, shown).map((entry, index) => (
        <Post key={entry.postTime} post={entry} at={index} me={header} />
      ))}
      {shown < post.length ? (
        <Button variant="default" onClick={() => setShown((count) => count + atFirst)}>
          {t('sample.more')}
        </Button>
      ) : (
        <p className={classes.end}>{t('sample.end')}</p>
      )}
    </div>
  );
}
