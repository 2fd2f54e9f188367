import type { FunctionComponent } from 'react';

import { Icon, type IconProps } from './Icon.tsx';

/** An icon of the set. Takes the props of `Icon` except its drawing. */
export type IconComponent = FunctionComponent<Omit<IconProps, 'children'>>;

/**
 * An icon component from path data on the 24-unit grid. Shared pieces are list items, not template parts, which
 * bundlers would keep in every bundle.
 */
export function createIcon(
  paths: string | readonly string[],
  traits: Pick<IconProps, 'filled' | 'directional'> = {},
): IconComponent {
  const d = [paths].flat().join('');
  return function KitIcon(props) {
    return (
      <Icon {...traits} {...props}>
        <path d={d} />
      </Icon>
    );
  };
}
