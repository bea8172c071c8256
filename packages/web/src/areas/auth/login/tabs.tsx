import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import classes from './tabs.module.css';

interface Tab {
  id: string;
  label: string;
}

interface TabsProps {
  label: string;
  tabs: readonly Tab[];
  chosen: string;
  onChoose: (id: string) => void;
  /** What belongs to the chosen tab. */
  children: ReactNode;
}

/** Two ways in on one page. The arrows go from tab to tab, and choosing needs no second key. */
export function Tabs({ label, tabs, chosen, onChoose, children }: TabsProps) {
  const base = useId();
  const list = useRef<HTMLDivElement>(null);
  const press = (event: KeyboardEvent) => {
    const isRtl = document.documentElement.dir === 'rtl';
    const steps: Record<string, number> = {
      ArrowRight: isRtl ? -1 : 1,
      ArrowLeft: isRtl ? 1 : -1,
      Home: -tabs.length,
      End: tabs.length,
    };
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const at = tabs.findIndex(({ id }) => id === chosen) + step;
    const next = tabs[Math.max(0, Math.min(at, tabs.length - 1))];
    if (next === undefined || next.id === chosen) return;
    onChoose(next.id);
    list.current?.querySelector<HTMLElement>(`[data-tab=${next.id}]`)?.focus();
  };
  return (
    <>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        className={classes.list}
        tabIndex={-1}
        onKeyDown={press}
      >
        {tabs.map(({ id, label: text }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${base}-${id}`}
            data-tab={id}
            className={classes.tab}
            aria-selected={id === chosen}
            aria-controls={`${base}-panel`}
            tabIndex={id === chosen ? 0 : -1}
            onClick={() => {
              if (id !== chosen) onChoose(id);
            }}
          >
            {text}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${base}-panel`} aria-labelledby={`${base}-${chosen}`}>
        {children}
      </div>
    </>
  );
}
