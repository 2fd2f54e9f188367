export {
  Tabs,
  TabsWithCounts,
  type CountedTab,
  type Tab,
  type TabsProps,
  type TabsWithCountsProps,
} from './Tabs.tsx';
