import { ActionIcon, NativeSelect, Slider, Switch } from '@mantine/core';
import { IconPlayerPause, IconPlayerPlay, IconVolume } from '@tabler/icons-react';
import { type SyntheticEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './player.module.css';

export const parts = ['Slider', 'NativeSelect', 'Switch'];
export const wide = ['Controlled'];

/** What is heard, in words, in both languages of the page; in that of the reader at first. */
function useCaptions() {
  const { t, i18n } = useTranslation('player');
  const first = i18n.language === 'en' ? 'en' : 'es';
  return (of: string, language: 'es' | 'en') => ({
    src: `/muestra/${of}.${language}.vtt`,
    srcLang: language,
    label: t(`text.${language}`),
    default: language === first,
  });
}

/** With the controls of the browser: its keys, its sizes, its captions. */
export function Video() {
  const { t } = useTranslation('player');
  const captions = useCaptions();
  return (
    <video
      controls
      playsInline
      preload="metadata"
      className={classes.video}
      aria-label={t('text.video')}
      src="/muestra/recorrido.webm"
    >
      <track kind="captions" {...captions('recorrido', 'es')} />
      <track kind="captions" {...captions('recorrido', 'en')} />
    </video>
  );
}

/** What is heard is written below it: who does not hear it has it too. */
export function Audio() {
  const { t } = useTranslation('player');
  const captions = useCaptions();
  return (
    <div className={classes.column}>
      <audio
        controls
        preload="metadata"
        className={classes.audio}
        aria-label={t('text.audio')}
        src="/muestra/campana.webm"
      >
        <track kind="captions" {...captions('campana', 'es')} />
        <track kind="captions" {...captions('campana', 'en')} />
      </audio>
      <details>
        <summary>{t('text.transcript')}</summary>
        <p className={classes.text}>{t('text.transcriptText')}</p>
      </details>
    </div>
  );
}

/** `1:05`. */
const clock = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;

/** Its length, which what was recorded has no note of, is in its captions. */
const length = 16;

const speeds = ['0.5', '1', '1.5', '2'];

/** A video, where it is, and what the controls do to it. */
function useVideo() {
  const video = useRef<HTMLVideoElement>(null);
  const [isPlaying, setIsPlaying] = useState(false);
  const [at, setAt] = useState(0);
  const [hasFailed, setHasFailed] = useState(false);
  const toggle = () => {
    if (isPlaying) video.current?.pause();
    else video.current?.play().catch(() => setHasFailed(true));
  };
  const seek = (value: number) => {
    setAt(value);
    if (video.current !== null) video.current.currentTime = value;
  };
  const sound = (percent: number) => {
    if (video.current !== null) video.current.volume = percent / 100;
  };
  const speed = (times: number) => {
    if (video.current !== null) video.current.playbackRate = times;
  };
  const caption = (isOn: boolean) => {
    for (const track of video.current?.textTracks ?? []) {
      const isOwn = track.language === document.documentElement.lang.slice(0, 2);
      track.mode = isOn && isOwn ? 'showing' : 'disabled';
    }
  };
  const events = {
    onPlay: () => {
      setIsPlaying(true);
      setHasFailed(false);
    },
    onPause: () => setIsPlaying(false),
    onEnded: () => setIsPlaying(false),
    onTimeUpdate: (event: SyntheticEvent<HTMLVideoElement>) =>
      setAt(event.currentTarget.currentTime),
    onError: () => setHasFailed(true),
  };
  return { video, isPlaying, at, hasFailed, toggle, seek, sound, speed, caption, events };
}

/** By controls of our own: who uses it keeps where it is, how fast and how loud. */
export function Controlled() {
  const { t } = useTranslation('player');
  const captions = useCaptions();
  const { video, isPlaying, at, hasFailed, events, ...act } = useVideo();
  const Drawing = isPlaying ? IconPlayerPause : IconPlayerPlay;
  return (
    <div className={classes.column}>
      <video
        ref={video}
        playsInline
        preload="metadata"
        className={classes.video}
        aria-label={t('text.video')}
        src="/muestra/recorrido.webm"
        {...events}
      >
        <track kind="captions" {...captions('recorrido', 'es')} />
        <track kind="captions" {...captions('recorrido', 'en')} />
      </video>
      <div className={classes.bar}>
        <ActionIcon
          size="lg"
          aria-label={t(isPlaying ? 'text.pause' : 'text.play')}
          onClick={act.toggle}
        >
          <Drawing size={18} aria-hidden />
        </ActionIcon>
        <Slider
          className={classes.grow}
          label={null}
          thumbLabel={t('text.place')}
          thumbValueText={clock}
          max={length}
          step={0.1}
          value={at}
          onChange={act.seek}
        />
        <span className={classes.clock}>
          {clock(at)} / {clock(length)}
        </span>
      </div>
      <div className={classes.bar}>
        <IconVolume size={18} aria-hidden />
        <Slider
          w={110}
          label={null}
          thumbLabel={t('text.volume')}
          defaultValue={100}
          onChange={act.sound}
        />
        <NativeSelect
          size="xs"
          aria-label={t('text.speed')}
          data={speeds.map((value) => ({ value, label: t('text.times', { value }) }))}
          defaultValue="1"
          onChange={({ currentTarget }) => act.speed(Number(currentTarget.value))}
        />
        <Switch
          size="sm"
          defaultChecked
          label={t('text.captions')}
          onChange={({ currentTarget }) => act.caption(currentTarget.checked)}
        />
      </div>
      <output className={classes.text}>{hasFailed ? t('text.failed') : ''}</output>
    </div>
  );
}
