import { Button, FileButton } from '@mantine/core';
import { type OwnProfile, pictureTypes } from '@pliego/contract/areas/own-profile';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ownProfileApi } from '#web/api/areas/own-profile.ts';
import { problemText } from '#web/api/problems.ts';
import { Face } from '#web/ui/display/person.tsx';
import { QueryState } from '#web/ui/feedback/query-state.tsx';
import { toastDone } from '#web/ui/feedback/toasts.tsx';
import { FormProblem } from '#web/ui/fields/form-problem.tsx';
import { Section } from '#web/ui/page/page.tsx';
import { ownProfileQuery } from '../queries.ts';
import { CropDialog } from './crop-dialog.tsx';
import { useKeepProfile } from './use-keep-profile.ts';
import classes from '../account.module.css';

/** The picture by which colleagues know one; the initials without one. */
export function PictureSection() {
  const { t } = useTranslation('account');
  return (
    <Section title={t('picture.title')}>
      <QueryState query={useQuery(ownProfileQuery)} lines={2}>
        {(profile) => <Picture profile={profile} />}
      </QueryState>
    </Section>
  );
}

function Picture({ profile }: { profile: OwnProfile }) {
  const { t } = useTranslation('account');
  const client = useQueryClient();
  const keep = useKeepProfile();
  const [image, setImage] = useState<ImageBitmap | null>(null);
  const [refusal, setRefusal] = useState<string>();
  const remove = useMutation({
    mutationFn: () => ownProfileApi.removePicture(),
    onSuccess: (answer) => {
      keep(answer);
      toastDone({ title: t('picture.removed') });
    },
    onSettled: () => client.invalidateQueries({ queryKey: ownProfileQuery.queryKey }),
  });
  const take = async (file: File | null) => {
    if (file === null) return;
    remove.reset();
    setRefusal(undefined);
    try {
      setImage(await createImageBitmap(file));
    } catch {
      setRefusal(t('picture.unreadable'));
    }
  };
  return (
    <div className={classes.me}>
      <Face person={profile} size={88} />
      <div className={classes.form}>
        <FormProblem
          text={refusal ?? (remove.error === null ? undefined : problemText(remove.error))}
        />
        <div className={classes.actions}>
          <FileButton accept={pictureTypes.join(',')} onChange={(file) => void take(file)}>
            {(button) => (
              <Button {...button} variant="default">
                {t(profile.avatar === null ? 'picture.choose' : 'picture.change')}
              </Button>
            )}
          </FileButton>
          {profile.avatar === null ? null : (
            <Button variant="default" loading={remove.isPending} onClick={() => remove.mutate()}>
              {t('picture.remove')}
            </Button>
          )}
        </div>
        <p className={classes.soft}>{t('picture.text')}</p>
      </div>
      {image === null ? null : (
        <CropDialog
          image={image}
          onKept={(answer) => {
            keep(answer);
            setImage(null);
            toastDone({ title: t('picture.kept') });
          }}
          onClose={() => setImage(null)}
        />
      )}
    </div>
  );
}
