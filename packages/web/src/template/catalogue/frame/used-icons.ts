import type { IconProps } from '@tabler/icons-react';
import type { ComponentType } from 'react';

/** The icons that screens import, by their names; the build fills it in (`build/used-icons.ts`). */
export const usedIcons: Record<string, ComponentType<IconProps>> = {};
