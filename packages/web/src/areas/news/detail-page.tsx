import { useParams } from '@tanstack/react-router';
import { useSession } from '#web/api/use-session.ts';
import { idIn } from '#web/lib/id-param.ts';
import { NoNews } from './news-trail.tsx';
import { NoteDetail } from './note-detail.tsx';
import { noteAt, releaseNotes } from './notes.ts';
import { PostDetail } from './post/post-detail.tsx';

/** A release note by its name, or a post of the sample blog by its number; without either, the first of them. */
export function NewsDetailPage() {
  const { id } = useParams({ strict: false });
  const { plantilla } = useSession().userData;
  const [newest] = releaseNotes;
  if (id === undefined) {
    if (plantilla) return <PostDetail id={undefined} />;
    return newest === undefined ? <NoNews /> : <NoteDetail key={newest.slug} note={newest} />;
  }
  const text = String(id);
  const note = noteAt(text);
  if (note !== undefined) return <NoteDetail key={note.slug} note={note} />;
  const number = idIn(text);
  return number === undefined || !plantilla ? <NoNews /> : <PostDetail key={number} id={number} />;
}
