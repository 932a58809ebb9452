import FileText from 'lucide-react/icons/file-text';
import { type JSX, useEffect, useRef, useState } from 'react';
import style from './drop-place.module.css';

const holdsFiles = (data: DataTransfer | null): boolean => data?.types.includes('Files') ?? false;

/** Takes files that are dropped anywhere on the page or pasted, and shows where they will go while they are dragged. */
export function DropPlace({
  onFiles,
  purpose = 'attach it',
}: {
  onFiles: (files: FileList) => void;
  purpose?: string;
}): JSX.Element | null {
  const [over, setOver] = useState(false);
  const take = useRef(onFiles);
  useEffect(() => {
    take.current = onFiles;
  });

  useEffect(() => {
    const drag = (event: DragEvent): void => {
      if (!holdsFiles(event.dataTransfer)) return;
      // Without this the browser would open the file in place of Berea.
      event.preventDefault();
      setOver(true);
    };
    const leave = (event: DragEvent): void => {
      if (event.relatedTarget === null) setOver(false);
    };
    const drop = (event: DragEvent): void => {
      setOver(false);
      if (!holdsFiles(event.dataTransfer)) return;
      event.preventDefault();
      if (event.dataTransfer?.files.length) take.current(event.dataTransfer.files);
    };
    const paste = ({ clipboardData }: ClipboardEvent): void => {
      // What Word copies is text with a picture of it: the text is what is meant.
      const isText = clipboardData?.types.includes('text/plain');
      if (clipboardData?.files.length && !isText) take.current(clipboardData.files);
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

  if (!over) return null;
  return (
    <div className={style.place} aria-hidden="true">
      <p className={style.words}>
        <FileText />
        Drop a text file, PDF or Word document to {purpose}
      </p>
    </div>
  );
}
