import FileText from 'lucide-react/icons/file-text';
import { type JSX, useEffect, useRef, useState } from 'react';
import style from './drop-zone.module.css';

const holdsFiles = (data: DataTransfer | null): boolean => data?.types.includes('Files') ?? false;

/** Accepts files dropped anywhere on the page or pasted, and shows what will happen to them while they are dragged. */
export function DropZone({
  onFiles,
  purpose = 'attach it',
}: {
  onFiles: (files: FileList) => void;
  purpose?: string;
}): JSX.Element | null {
  const [dragging, setDragging] = useState(false);
  const latestOnFiles = useRef(onFiles);
  useEffect(() => {
    latestOnFiles.current = onFiles;
  });

  useEffect(() => {
    const drag = (event: DragEvent): void => {
      if (!holdsFiles(event.dataTransfer)) return;
      // Without this the browser would open the file in place of Berea.
      event.preventDefault();
      setDragging(true);
    };
    const leave = (event: DragEvent): void => {
      if (event.relatedTarget === null) setDragging(false);
    };
    const drop = (event: DragEvent): void => {
      setDragging(false);
      if (!holdsFiles(event.dataTransfer)) return;
      event.preventDefault();
      if (event.dataTransfer?.files.length) latestOnFiles.current(event.dataTransfer.files);
    };
    const paste = ({ clipboardData }: ClipboardEvent): void => {
      // Word puts text and a picture of it on the clipboard: paste the text.
      const isText = clipboardData?.types.includes('text/plain');
      if (clipboardData?.files.length && !isText) latestOnFiles.current(clipboardData.files);
    };
    const listeners = { dragenter: drag, dragover: drag, dragleave: leave, drop, paste };
    for (const [name, listener] of Object.entries(listeners)) {
      document.addEventListener(name, listener as EventListener);
    }
    return () => {
      for (const [name, listener] of Object.entries(listeners)) {
        document.removeEventListener(name, listener as EventListener);
      }
    };
  }, []);

  if (!dragging) return null;
  return (
    <div className={style.zone} aria-hidden="true">
      <p className={style.label}>
        <FileText />
        Drop a text file, PDF or Word document to {purpose}
      </p>
    </div>
  );
}
