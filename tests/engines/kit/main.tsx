import '@porchlight/ui/styles.css';
import {
  Button,
  Dialog,
  Heading,
  Menu,
  Popover,
  Stack,
  ToastRegion,
  Tooltip,
  useToasts,
} from '@porchlight/ui';
import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';

/** Popups and moving parts of the kit that no screen uses yet, or uses in this position. */
function KitPage() {
  const { toasts, show, dismiss } = useToasts();
  const [isOpen, setOpen] = useState(false);
  return (
    <main style={{ display: 'grid', alignContent: 'space-between', minBlockSize: '100dvh', padding: 16 }}>
      <Stack gap={5}>
        <Heading level={1}>Parts of the kit</Heading>
        <div>
          <Button onClick={() => setOpen(true)}>Open</Button>
          <Dialog open={isOpen} onOpenChange={setOpen} title="In front of the page">
            <Button onClick={() => show({ text: 'Link copied', tone: 'positive' })}>Copy link</Button>
          </Dialog>
        </div>
        <div>
          <Tooltip text="Only you can see it">
            <Button variant="outline">Draft</Button>
          </Tooltip>
        </div>
        <div dir="rtl">
          <Popover
            align="center"
            label="שיתוף"
            renderTrigger={(trigger) => <Button {...trigger}>שיתוף</Button>}
          >
            {(close) => <Button onClick={close}>העתקת הקישור</Button>}
          </Popover>
        </div>
      </Stack>
      <div>
        <Menu
          items={[
            { id: 'edit', label: 'Edit' },
            { id: 'remove', label: 'Remove', tone: 'critical' },
          ]}
          renderTrigger={(trigger) => <Button {...trigger}>At the end</Button>}
        />
      </div>
      <ToastRegion toasts={toasts} onDismiss={dismiss} duration={60_000} />
    </main>
  );
}

const root = document.querySelector('#root');
if (root)
  createRoot(root).render(
    <StrictMode>
      <KitPage />
    </StrictMode>,
  );
