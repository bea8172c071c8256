import { Progress, Radio } from '@mantine/core';
import type { Profile } from '@pliego/contract/areas/profile';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Section } from '#web/ui/page/page.tsx';
import { SampleFace } from './sample-face.tsx';
import { voted } from './vote.ts';
import classes from '../profile.module.css';
import styles from './sample.module.css';

interface PollProps {
  polls: Profile['polls'];
  me: Profile['header'];
}

/** A question with its answers, and who gave which. */
export function Poll({ polls, me }: PollProps) {
  const { t } = useTranslation('profile');
  const [choice, setChoice] = useState<string | null>(null);
  const shown = choice === null ? polls : voted(polls, choice, me);
  return (
    <Section title={t('sample.poll')}>
      <Radio.Group aria-label={t('sample.poll')} value={choice} onChange={setChoice}>
        <ul className={classes.rows}>
          {shown.map(({ name, result, votedUser }) => (
            <li key={name} className={styles.option}>
              <span className={styles.optionHead}>
                <Radio value={name} label={name} />
                <span className={classes.when}>{result}</span>
              </span>
              <Progress value={Number.parseInt(result, 10)} aria-label={name} />
              <span className={classes.faces}>
                {votedUser.map(({ img, username }) => (
                  <SampleFace
                    key={username}
                    avatar={img}
                    username={username}
                    alt={username}
                    className={classes.smallFace}
                  />
                ))}
              </span>
            </li>
          ))}
        </ul>
      </Radio.Group>
    </Section>
  );
}
