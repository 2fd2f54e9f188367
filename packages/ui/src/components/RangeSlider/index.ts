export { RangeSlider, type RangeSliderProps, type RangeValue } from './RangeSlider.tsx';
export type { RangeSliderMessages } from './RangeSlider.messages.ts';
