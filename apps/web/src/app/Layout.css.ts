import { appStyle } from '@porchlight/ui/theme';

export const page = appStyle({ display: 'flex', flexDirection: 'column', minBlockSize: '100dvh' });

export const main = appStyle({ flex: 1, outline: 'none' });
