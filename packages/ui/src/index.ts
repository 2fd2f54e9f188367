// Shelf: primitives
export { Avatar, type AvatarProps } from './primitives/Avatar/index.ts';
export { Badge, type BadgeProps, type BadgeTone } from './primitives/Badge/index.ts';
export {
  Button,
  ButtonLink,
  type ButtonLinkProps,
  type ButtonLook,
  type ButtonProps,
} from './primitives/Button/index.ts';
export { Card, type CardProps } from './primitives/Card/index.ts';
export { Container, type ContainerProps } from './primitives/Container/index.ts';
export { Divider, type DividerProps } from './primitives/Divider/index.ts';
export { Grid, type GridProps } from './primitives/Grid/index.ts';
export {
  Heading,
  type HeadingLevel,
  type HeadingProps,
  type HeadingSize,
} from './primitives/Heading/index.ts';
export { IconButton, type IconButtonProps } from './primitives/IconButton/index.ts';
export { Inline, type InlineProps } from './primitives/Inline/index.ts';
export { Skeleton, type SkeletonProps } from './primitives/Skeleton/index.ts';
export { Spinner, type SpinnerProps } from './primitives/Spinner/index.ts';
export { Stack, type StackProps } from './primitives/Stack/index.ts';
export { Text, type TextProps } from './primitives/Text/index.ts';
export { TextLink, type TextLinkProps } from './primitives/TextLink/index.ts';
export { VisuallyHidden, type VisuallyHiddenProps } from './primitives/VisuallyHidden/index.ts';

// Shelf: icons
export * from './icons/index.ts';

// Shelf: components

// Shelf: patterns

// Shared
export { cx, LinkProvider, useRenderLink, type Gap, type LinkProps, type RenderLink } from './lib/index.ts';
