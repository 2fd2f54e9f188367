export { Tabs, TabsWithCounts, type Tab, type TabsProps, type TabsWithCountsProps } from './Tabs.tsx';
