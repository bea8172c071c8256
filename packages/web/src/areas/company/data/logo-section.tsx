import { Button, FileButton } from '@mantine/core';
import { type Company, maxLogoBytes } from '@pliego/contract/areas/company';
import { IconPhoto } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { companyApi } from '#web/api/areas/company.ts';
import { problemText } from '#web/api/problems.ts';
import { FormProblem } from '#web/ui/fields/form-problem.tsx';
import { QueryState, type ShownQuery } from '#web/ui/feedback/query-state.tsx';
import { toastDone } from '#web/ui/feedback/toasts.tsx';
import { Section } from '#web/ui/page/page.tsx';
import { acceptedLogos, companyQuery, logoQuery } from './company-query.ts';
import classes from '../company.module.css';
import own from './data.module.css';

interface LogoSectionProps {
  company: ShownQuery<Company>;
  maySet: boolean;
}

export function LogoSection({ company, maySet }: LogoSectionProps) {
  const { t } = useTranslation('company');
  return (
    <Section title={t('logo.title')}>
      <QueryState query={company} lines={1}>
        {({ nombre, logo }) => (
          <div className={own.logoRow}>
            <div className={own.logoBox}>
              {logo === null ? (
                <span className={own.noLogo}>
                  <IconPhoto size={24} stroke={1.5} aria-hidden />
                  {t('logo.none')}
                </span>
              ) : (
                <LogoImage key={logo.sha256} logo={logo} company={nombre} />
              )}
            </div>
            {maySet ? <LogoActions hasLogo={logo !== null} /> : null}
          </div>
        )}
      </QueryState>
    </Section>
  );
}

interface LogoImageProps {
  logo: NonNullable<Company['logo']>;
  company: string;
}

function LogoImage({ logo, company }: LogoImageProps) {
  const { t } = useTranslation('company');
  const image = useQuery(logoQuery(logo));
  const [isBroken, setBroken] = useState(false);
  if (isBroken) return <span className={own.noLogo}>{t('logo.broken')}</span>;
  return (
    <QueryState query={image} lines={1}>
      {(address) => (
        <img
          src={address}
          alt={t('logo.of', { company })}
          className={own.logo}
          onError={() => setBroken(true)}
        />
      )}
    </QueryState>
  );
}

/** Whether the browser can show it, which the server does not try. */
async function isReadable(file: Blob): Promise<boolean> {
  return createImageBitmap(file).then(
    () => true,
    () => false,
  );
}

function LogoActions({ hasLogo }: { hasLogo: boolean }) {
  const { t } = useTranslation('company');
  const client = useQueryClient();
  const [refusal, setRefusal] = useState<string>();
  // Of the data nothing else: over those somebody may be typing.
  const show = ({ logo }: Company) =>
    client.setQueryData<Company>(companyQuery.queryKey, (held) => held && { ...held, logo });
  const upload = useMutation({
    mutationFn: (body: Blob) => companyApi.setLogo({ body }),
    onSuccess: (answer) => {
      show(answer);
      toastDone({ title: t('logo.kept') });
    },
  });
  const remove = useMutation({
    mutationFn: () => companyApi.removeLogo(),
    onSuccess: (answer) => {
      show(answer);
      toastDone({ title: t('logo.removed') });
    },
  });
  const take = async (file: File | null) => {
    if (file === null) return;
    upload.reset();
    remove.reset();
    setRefusal(undefined);
    if (file.size > maxLogoBytes) setRefusal(t('logo.tooLarge'));
    else if (
      file.size > 0 &&
      acceptedLogos.split(',').includes(file.type) &&
      !(await isReadable(file))
    ) {
      setRefusal(t('logo.damaged'));
    } else upload.mutate(file);
  };
  const failed = upload.error ?? remove.error;
  return (
    <div className={own.logoActions}>
      <FormProblem text={refusal ?? (failed === null ? undefined : problemText(failed))} />
      <div className={classes.actions}>
        <FileButton accept={acceptedLogos} onChange={(file) => void take(file)}>
          {(button) => (
            <Button {...button} variant="default" loading={upload.isPending}>
              {t(hasLogo ? 'logo.change' : 'logo.upload')}
            </Button>
          )}
        </FileButton>
        {hasLogo ? (
          <Button variant="default" loading={remove.isPending} onClick={() => remove.mutate()}>
            {t('logo.remove')}
          </Button>
        ) : null}
      </div>
      <p className={classes.hint}>{t('logo.rules')}</p>
    </div>
  );
}
