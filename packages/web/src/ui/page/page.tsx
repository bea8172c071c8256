import type { ReactNode } from 'react';
import { usePageTrail } from './page-trail.tsx';
import { usePageTitle } from './use-page-title.ts';
import classes from './page.module.css';

interface PageProps {
  /** Heading of the page and, with the product's name, title of the document. */
  title: string;
  /** How the heading shows it, where that is more than its text. */
  heading?: ReactNode;
  /** The tooltip of the heading: the title as published, which may be long. */
  titleHint?: string;
  /** Beside the heading, quieter: a count, a state. */
  aside?: ReactNode;
  /** Above the heading: a back link instead of the breadcrumbs. */
  back?: ReactNode;
  /** At the far end of the heading. */
  actions?: ReactNode;
  /** A list fills the window and scrolls inside itself on wide screens. */
  fill?: boolean;
  /** Takes the whole width of the window, however wide. */
  wide?: boolean;
  /** Title of the document when the heading is not what to read in a tab. */
  documentTitle?: string;
  children: ReactNode;
}

/** The frame of every screen: heading, actions, content. */
export function Page({
  title,
  heading,
  titleHint,
  aside,
  back,
  actions,
  fill,
  wide,
  documentTitle,
  children,
}: PageProps) {
  usePageTitle(documentTitle ?? title);
  const trail = usePageTrail();
  return (
    <div
      className={classes.page}
      data-fill={fill === true || undefined}
      data-wide={wide === true || undefined}
    >
      <header className={classes.header} data-long={titleHint !== undefined || undefined}>
        <div className={classes.heading}>
          {back ?? trail}
          <div className={classes.titleLine}>
            <h1 className={classes.title} title={titleHint}>
              {heading ?? title}
            </h1>
            {aside}
          </div>
        </div>
        {actions === undefined ? null : <div className={classes.actions}>{actions}</div>}
      </header>
      {children}
    </div>
  );
}

/** The rank of a heading in its page. */
export type HeadingLevel = 2 | 3 | 4;

interface SectionProps {
  title?: string;
  /** The rank of its title: 2 unless it stands below another heading. */
  level?: HeadingLevel;
  actions?: ReactNode;
  children: ReactNode;
}

/** A white surface with a title, for pages made of parts. */
export function Section({ title, level = 2, actions, children }: SectionProps) {
  const Heading = `h${level}` as const;
  return (
    <section className={classes.section} aria-label={title}>
      {title === undefined ? null : (
        <div className={classes.sectionHeader}>
          <Heading className={classes.sectionTitle}>{title}</Heading>
          {actions}
        </div>
      )}
      {children}
    </section>
  );
}
