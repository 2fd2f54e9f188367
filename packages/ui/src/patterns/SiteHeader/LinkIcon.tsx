import { icons } from './menuIcons.ts';
import type { SiteLink } from './model.ts';

/** The icon of a menu item. */
export function LinkIcon({ icon, size }: Pick<SiteLink, 'icon'> & { size: 'sm' | 'md' }) {
  if (typeof icon !== 'string') return icon;
  const Icon = icons[icon];
  return <Icon size={size} />;
}
