import { IconPackage } from '@tabler/icons-react';
import { useState } from 'react';
import classes from './product-picture.module.css';

interface ProductPictureProps {
  src: string;
  /** Empty where the name is shown beside it. */
  alt?: string;
  className?: string;
  /** Below the first screenful: loaded when it comes near. */
  lazy?: boolean;
}

/** The picture of a product, or a placeholder when it fails to load. */
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
