export { Drawing, type DrawingProps } from './Drawing.tsx';
export type { DrawingComponent } from './createDrawing.tsx';
export { DarkDrawing, PorchDrawing } from './scenes.tsx';
export { BirdhouseDrawing, MailboxDrawing, SearchDrawing, SignpostDrawing } from './moreScenes.tsx';
