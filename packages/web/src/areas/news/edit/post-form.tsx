import { Button, Checkbox, NativeSelect, Textarea, TextInput } from '@mantine/core';
import {
  type BlogArticle,
  blogCategories,
  blogLimits,
  blogStatuses,
} from '@pliego/contract/areas/blog';
import { useTranslation } from 'react-i18next';
import { htmlText } from '#web/ui/rich-text/html-text.ts';
import { ClashNote } from '#web/ui/feedback/clash-note.tsx';
import { FormProblem } from '#web/ui/fields/form-problem.tsx';
import { LeaveGuard } from '#web/ui/navigation/leave-guard.tsx';
import { Page, Section } from '#web/ui/page/page.tsx';
import { RichTextField } from '#web/ui/rich-text/rich-text-field.tsx';
import { NewsTrail } from '../news-trail.tsx';
import { PictureField } from './picture-field.tsx';
import { RemovePost } from './remove-post.tsx';
import { type PostClash, type PostForm as Form, usePostForm } from './use-post-form.ts';
import classes from '../news.module.css';
import reading from '../reading.module.css';

/** Writes a post, or changes one. */
export function PostForm({ post }: { post: BlogArticle | null }) {
  const { t } = useTranslation('news');
  const edited = usePostForm(post);
  const { form, formProps, busy, problem, clashes, leaving } = edited;
  return (
    <Page
      title={t(post === null ? 'form.newTitle' : 'form.title')}
      back={<NewsTrail />}
      actions={
        edited.base === null ? undefined : (
          <RemovePost id={edited.base.id} title={edited.base.title} letGo={leaving.letGo} />
        )
      }
    >
      <p className={classes.note}>{t('sampleNote')}</p>
      <form {...formProps} className={classes.columns}>
        <div className={classes.main}>
          <Clashes edited={edited} />
          <FormProblem text={clashes === null ? problem : undefined} />
          <Section>
            <div className={reading.fields}>
              <TextInput
                {...form.getInputProps('title')}
                label={t('form.name')}
                withAsterisk
                maxLength={blogLimits.title}
              />
              <Textarea
                {...form.getInputProps('excerpt')}
                label={t('form.excerpt')}
                description={t('form.excerptText')}
                autosize
                minRows={2}
                maxLength={blogLimits.excerpt}
              />
              <RichTextField
                label={t('form.content')}
                value={form.values.content}
                error={form.errors['content']}
                minHeight={260}
                onChange={(html) => form.setFieldValue('content', html)}
              />
            </div>
          </Section>
        </div>
        <SideFields edited={edited} isNew={post === null} busy={busy} />
      </form>
      <LeaveGuard {...leaving.guard} text={t('form.leave')} />
    </Page>
  );
}

interface SideFieldsProps {
  edited: Form;
  isNew: boolean;
  busy: boolean;
}

/** How it is filed and published, and its picture. */
function SideFields({ edited: { form }, isNew, busy }: SideFieldsProps) {
  const { t } = useTranslation('news');
  const { status } = form.values;
  const published = isNew ? 'form.publish' : 'form.save';
  return (
    <div className={classes.side}>
      <Section title={t('form.publishing')}>
        <div className={reading.fields}>
          <NativeSelect
            {...form.getInputProps('status')}
            label={t('form.status')}
            data={blogStatuses.map((value) => ({ value, label: t(`statuses.${value}`) }))}
          />
          <Checkbox.Group {...form.getInputProps('tags')} label={t('form.categories')} withAsterisk>
            <div className={reading.checks}>
              {blogCategories.map((value) => (
                <Checkbox key={value} value={value} label={t(`categories.${value}`)} />
              ))}
            </div>
          </Checkbox.Group>
          <TextInput
            {...form.getInputProps('slug')}
            label={t('form.slug')}
            description={t('form.slugText')}
            maxLength={blogLimits.slug}
            autoComplete="off"
            spellCheck={false}
          />
          <Button type="submit" loading={busy} fullWidth>
            {t(status === 'Published' ? published : 'form.keep')}
          </Button>
        </div>
      </Section>
      <Section title={t('form.picture')}>
        <PictureField
          value={form.values.img}
          error={form.errors['img']}
          onChange={(img) => form.setFieldValue('img', img)}
        />
      </Section>
    </div>
  );
}

function Clashes({ edited: { clashes, take } }: { edited: Form }) {
  const { t } = useTranslation('news');
  if (clashes === null) return null;
  const words = ({ field, stored }: PostClash): string => {
    if (Array.isArray(stored)) return stored.map((tag) => t(`categories.${tag}`)).join(', ');
    if (field === 'content') return htmlText(stored).slice(0, 300);
    if (field === 'img') return t('form.otherPicture');
    if (stored === 'Published' || stored === 'Pending' || stored === 'Draft') {
      return field === 'status' ? t(`statuses.${stored}`) : stored;
    }
    return stored;
  };
  return (
    <ClashNote
      clashes={clashes.map((clash) => ({
        name: clash.field,
        field: t(`form.fields.${clash.field}`),
        value: words(clash),
        onTake: () => take(clash),
      }))}
    />
  );
}
