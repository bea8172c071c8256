import {
  type Icon,
  IconApps,
  IconBell,
  IconBriefcase,
  IconCalendarTime,
  IconFileText,
  IconPlug,
  IconRocket,
  IconUser,
  IconUsers,
} from '@tabler/icons-react';
import type { HelpTopic } from './topics.ts';

const icons: Record<HelpTopic, Icon> = {
  empezar: IconRocket,
  licitaciones: IconFileText,
  plazos: IconCalendarTime,
  trabajo: IconBriefcase,
  avisos: IconBell,
  equipo: IconUsers,
  cuenta: IconUser,
  conexiones: IconPlug,
  muestra: IconApps,
};

export function TopicIcon({ topic, size = 18 }: { topic: HelpTopic; size?: number }) {
  const Glyph = icons[topic];
  return <Glyph size={size} stroke={1.7} aria-hidden />;
}
