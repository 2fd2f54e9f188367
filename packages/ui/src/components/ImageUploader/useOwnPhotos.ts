import { useEffect, useRef, useState } from 'react';

import { isAccepted } from './isAccepted.ts';
import type { ImageUploaderMessages } from './ImageUploader.messages.ts';
import type { UploaderItem, UploaderNotice } from './model.ts';
import { moveItem } from './reorder.ts';

interface OwnPhotos {
  items: readonly UploaderItem[];
  notices: readonly UploaderNotice[];
  add: (files: readonly File[]) => void;
  move: (id: string, to: number) => void;
  remove: (id: string) => void;
  clear: () => void;
}

const namesOf = (files: readonly File[]): string[] => files.map(({ name }) => name);

/** Photos without a parent's `items`: as chosen, for a form to submit. */
export function useOwnPhotos(max: number, accept: string, words: ImageUploaderMessages): OwnPhotos {
  const [items, setItems] = useState<readonly UploaderItem[]>([]);
  const [notices, setNotices] = useState<readonly UploaderNotice[]>([]);
  const count = useRef(0);

  const latest = useRef(items);
  useEffect(() => {
    latest.current = items;
  });
  const forget = (gone: readonly UploaderItem[]) => {
    for (const { preview } of gone) URL.revokeObjectURL(preview);
  };
  useEffect(() => () => forget(latest.current), []);

  return {
    items,
    notices,
    add: (files) => {
      const fitting = files.filter((file) => isAccepted(file, accept));
      const others = files.filter((file) => !fitting.includes(file));
      const room = Math.max(0, max - items.length);
      const added = fitting.slice(0, room).map((file): UploaderItem => {
        count.current += 1;
        const [id, preview] = [`${count.current}`, URL.createObjectURL(file)];
        return { id, preview, status: 'done', file };
      });
      const tooMany = fitting.slice(room);
      setItems([...items, ...added]);
      setNotices([
        ...(others.length > 0 ? [{ text: words.wrongType, names: namesOf(others) }] : []),
        ...(tooMany.length > 0 ? [{ text: words.tooMany(max), names: namesOf(tooMany) }] : []),
      ]);
    },
    move: (id, to) => {
      const from = items.findIndex((item) => item.id === id);
      setItems(moveItem(items, from, to));
    },
    remove: (id) => {
      forget(items.filter((item) => item.id === id));
      setItems(items.filter((item) => item.id !== id));
      setNotices([]);
    },
    clear: () => {
      forget(items);
      setItems([]);
      setNotices([]);
    },
  };
}
