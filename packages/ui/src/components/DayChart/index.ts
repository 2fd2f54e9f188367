export { DayChart, type DayChartProps } from './DayChart.tsx';
export type { DayValue } from './Bars.tsx';
export type { DayChartMessages } from './DayChart.messages.ts';
