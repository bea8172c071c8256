import { useTranslation } from 'react-i18next';
import { useAbility } from '#web/api/use-session.ts';
import { Page, Section } from '#web/ui/page/page.tsx';
import { LiveConnections } from './connectors/live-connections.tsx';
import { SourceFiles } from './source-files.tsx';
import { ImportRuns } from './import-runs.tsx';
import { SourceOverview } from './source-overview.tsx';
import { UploadFormats } from './upload-formats.tsx';
import { useUploads } from './use-uploads.ts';
import classes from './sources-page.module.css';

/** The sources of tenders: overview, connections, import and its results. */
export function SourcesPage() {
  const { t } = useTranslation('sources');
  const mayImport = useAbility().can('create', 'Source');
  const uploads = useUploads();
  return (
    <Page title={t('title')}>
      <div className={classes.columns}>
        <div className={classes.main}>
          <div className={classes.live}>
            <LiveConnections />
          </div>
          {mayImport ? (
            <div className={classes.upload}>
              <Section title={t('upload.title')}>
                <SourceFiles onChoose={uploads.add} />
              </Section>
            </div>
          ) : null}
          <div className={classes.runs}>
            <ImportRuns {...uploads} />
          </div>
        </div>
        <div className={classes.side}>
          <div className={classes.overview}>
            <SourceOverview />
          </div>
          {mayImport ? (
            <div className={classes.formats}>
              <UploadFormats />
            </div>
          ) : null}
        </div>
      </div>
    </Page>
  );
}
