export { Icon, type IconProps } from './Icon.tsx';
export { createIcon, type IconComponent } from './createIcon.tsx';
export * from './icons.ts';
export * from './more.ts';
export * from './photos.ts';
