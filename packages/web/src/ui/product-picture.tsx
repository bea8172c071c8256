import { IconPackage } from '@tabler/icons-react';
import { useState } from 'react';
import classes from './product-picture.module.css';

interface ProductPictureProps {
  src: string;
  /** Empty where the name stands beside it. */
  alt?: string;
  className?: string;
  /** Below the first screenful: loaded when it comes near. */
  lazy?: boolean;
}

/** A product's picture, or a box where it could not be had. */
export function ProductPicture({ src, alt = '', className = '', lazy }: ProductPictureProps) {
  const [missing, setMissing] = useState<string | null>(null);
  return (
    <span className={`${classes.picture} ${className}`}>
      {missing === src ? (
        <IconPackage className={classes.none} stroke={1.4} aria-hidden />
      ) : (
        <img
          alt={alt}
          src={src}
          loading={lazy === true ? 'lazy' : undefined}
          onError={() => setMissing(src)}
        />
      )}
    </span>
  );
}
