import { appStyle } from '@porchlight/ui/theme';

export const page = appStyle({ display: 'grid', placeContent: 'center', minBlockSize: '65vh' });
