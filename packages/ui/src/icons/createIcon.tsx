import type { FunctionComponent } from 'react';

import { Icon, type IconProps } from './Icon.tsx';

/** An icon of the set. Takes the props of `Icon` except its drawing. */
export type IconComponent = FunctionComponent<Omit<IconProps, 'children'>>;

/** A row of the icon table: path data on the 24-unit grid becomes a component. */
export function createIcon(
  paths: string,
  traits: Pick<IconProps, 'filled' | 'directional'> = {},
): IconComponent {
  return function KitIcon(props) {
    return (
      <Icon {...traits} {...props}>
        <path d={paths} />
      </Icon>
    );
  };
}
