import { blocksMax } from '../limits/index.ts';

export const own = 'No puedes bloquear tu propia cuenta';
export const tooMany = `Puedes bloquear hasta ${blocksMax} personas`;
