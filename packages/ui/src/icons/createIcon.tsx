import type { FunctionComponent } from 'react';

import { Icon, type IconProps } from './Icon.tsx';

/** An icon of the set. Takes the props of `Icon` except its drawing. */
export type IconComponent = FunctionComponent<Omit<IconProps, 'children'>>;

/**
 * A row of the icon table: path data on the 24-unit grid becomes a component. Shared pieces are listed and not written
 * into a template, which bundlers would keep in every bundle.
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
