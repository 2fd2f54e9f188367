export { Drawing, type DrawingName, type DrawingProps } from './Drawing.tsx';
