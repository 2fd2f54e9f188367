export { TextArea, type TextAreaMessages, type TextAreaProps } from './TextArea.tsx';
