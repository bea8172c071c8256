import { Timeline } from '@mantine/core';
import { IconFileText, IconFlag, IconMessageQuestion, IconTrophy } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Face } from '#web/ui/display/person.tsx';

export const parts = ['Timeline', 'Timeline.Item'];

const steps = ['published', 'questions', 'closing', 'award'] as const;
const drawings = {
  published: IconFileText,
  questions: IconMessageQuestion,
  closing: IconFlag,
  award: IconTrophy,
};

/** What is past is full, what is to come is hollow. */
export function Basic() {
  const { t } = useTranslation('timeline');
  return (
    <Timeline active={1} bulletSize={14} lineWidth={2}>
      {steps.map((step) => (
        <Timeline.Item key={step} title={t(`text.${step}`)}>
          {t(`text.${step}Day`)}
        </Timeline.Item>
      ))}
    </Timeline>
  );
}

export function WithIcons() {
  const { t } = useTranslation('timeline');
  return (
    <Timeline active={2} bulletSize={26} lineWidth={2}>
      {steps.map((step) => {
        const Drawing = drawings[step];
        return (
          <Timeline.Item
            key={step}
            bullet={<Drawing size={15} aria-hidden />}
            lineVariant={step === 'closing' ? 'dashed' : 'solid'}
            title={t(`text.${step}`)}
          >
            {t(`text.${step}Day`)}
          </Timeline.Item>
        );
      })}
    </Timeline>
  );
}

const acts = [
  { id: 1, fullName: 'Gabriela Montecinos', avatar: null, act: 'assigned' },
  { id: 2, fullName: 'Rodrigo Valdebenito', avatar: null, act: 'moved' },
] as const;

export function OfPeople() {
  const { t } = useTranslation('timeline');
  return (
    <Timeline active={1} bulletSize={26} lineWidth={2}>
      {acts.map(({ act, ...person }) => (
        <Timeline.Item
          key={act}
          bullet={<Face person={person} size={22} />}
          title={t(`text.${act}`, { name: person.fullName })}
        >
          {t(`text.${act}When`)}
        </Timeline.Item>
      ))}
    </Timeline>
  );
}
