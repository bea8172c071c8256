import { Button, Textarea } from '@mantine/core';
import { maxOpinionText } from '@pliego/contract/areas/help';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { helpApi } from '#web/api/areas/help.ts';
import { problemText } from '#web/api/problems.ts';
import { useSessionIfAny } from '#web/api/use-session.ts';
import { toastProblem } from '#web/ui/feedback/toasts.tsx';
import classes from './article.module.css';

const opinionsQuery = queryOptions({
  queryKey: ['help', 'opinions'],
  queryFn: ({ signal }) => helpApi.opinions({ signal }),
  staleTime: 60_000,
});

/** Whether an article served. Kept for who is signed in, since it is kept by person. */
export function Opinion({ slug }: { slug: string }) {
  const session = useSessionIfAny();
  return session === undefined ? null : <OwnOpinion slug={slug} />;
}

function OwnOpinion({ slug }: { slug: string }) {
  const { t } = useTranslation('help');
  const client = useQueryClient();
  const { data } = useQuery(opinionsQuery);
  const own = data?.datos.find(({ articulo }) => articulo === slug);
  const keep = useMutation({
    mutationFn: (opinion: { sirvio: boolean; comentario: string }) =>
      helpApi.giveOpinion({ body: { articulo: slug, ...opinion } }),
    onSuccess: () => client.invalidateQueries({ queryKey: opinionsQuery.queryKey }),
    onError: (error) => toastProblem({ title: t('opinion.failed'), text: problemText(error) }),
  });
  const give = (sirvio: boolean, comentario = '') => keep.mutate({ sirvio, comentario });
  return (
    <div className={classes.opinion}>
      <div className={classes.question}>
        <span>{t('opinion.question')}</span>
        <Button
          size="xs"
          variant={own?.sirvio === true ? 'filled' : 'default'}
          aria-pressed={own?.sirvio === true}
          disabled={keep.isPending}
          onClick={() => give(true)}
        >
          {t('opinion.yes')}
        </Button>
        <Button
          size="xs"
          variant={own?.sirvio === false ? 'filled' : 'default'}
          aria-pressed={own?.sirvio === false}
          disabled={keep.isPending}
          onClick={() => give(false, own?.comentario ?? '')}
        >
          {t('opinion.no')}
        </Button>
        <output>{own === undefined ? null : t('opinion.kept')}</output>
      </div>
      {own?.sirvio === false ? (
        <MissingText
          key={own.comentario}
          text={own.comentario}
          isPending={keep.isPending}
          onSend={(text) => give(false, text)}
        />
      ) : null}
    </div>
  );
}

interface MissingTextProps {
  text: string;
  isPending: boolean;
  onSend: (text: string) => void;
}

/** What was missing in it. */
function MissingText({ text, isPending, onSend }: MissingTextProps) {
  const { t } = useTranslation('help');
  const [typed, setTyped] = useState(text);
  const send = (event: FormEvent) => {
    event.preventDefault();
    onSend(typed.trim());
  };
  return (
    <form onSubmit={send} className={classes.missing}>
      <Textarea
        label={t('opinion.missing')}
        value={typed}
        maxLength={maxOpinionText}
        autosize
        minRows={2}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <Button type="submit" size="xs" loading={isPending} disabled={typed.trim() === text}>
        {t('opinion.send')}
      </Button>
    </form>
  );
}
