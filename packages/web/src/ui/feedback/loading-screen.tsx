import './loading-screen.css';

interface LoadingScreenProps {
  /** What is read out, and shown below: that it is loading. */
  text: string;
  /** In the place of a page inside of the shell, and not alone in the window. */
  inside?: boolean;
}

/**
 * The logo in three turning arcs. `index.html` holds the very same elements, so that nothing moves when
 * React takes over; a test compares them.
 */
export function LoadingScreen({ text, inside = false }: LoadingScreenProps) {
  const Frame = inside ? 'div' : 'main';
  return (
    <Frame className="loading-screen" aria-busy data-inside={inside || undefined}>
      <div className="loading-mark">
        <svg aria-hidden viewBox="0 0 32 32" className="loading-logo">
          <rect width="32" height="32" rx="7" className="loading-ground" />
          <path
            d="M9 7.5h9.5L24 13v11.5a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 8 24.5v-16a1 1 0 0 1 1-1z"
            fill="#fff"
          />
          <path d="M18.5 7.5V12a1 1 0 0 0 1 1H24z" fill="#7fc5d4" />
          <path d="m11.5 17.4 3 3 5.5-5.8" className="loading-check" />
        </svg>
        <span className="loading-arc" />
        <span className="loading-arc" />
        <span className="loading-arc" />
      </div>
      <output className="loading-text">{text}</output>
    </Frame>
  );
}
