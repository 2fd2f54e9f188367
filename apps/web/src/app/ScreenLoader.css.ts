import { appStyle } from '@porchlight/ui/theme';

export const loader = appStyle({ display: 'grid', placeContent: 'center', minBlockSize: '60vh' });
