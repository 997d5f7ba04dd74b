import { type EvidenceFile, evidenceFormats, extensionOf } from "@portal/shared/evidence/model.ts";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useMemo, useRef, useState } from "react";
import { FileIcon } from "../../../ui/icons.tsx";
import { isImage } from "../preview/content.ts";
import { contentQuery } from "../preview/queries.ts";
import { useContentSource } from "../preview/use-content-source.ts";
import type { Line } from "./use-announcement.ts";

/** Nobody downloads megabytes for a picture of 44 pixels. */
const maxThumbnailBytes = 3 * 1024 * 1024;

interface ThumbnailProps {
  readonly companyId: string;
  readonly line: Line;
}

/** The picture itself, from this machine while it is sent and from the store later; other formats show their name. */
export function Thumbnail({ companyId, line: { row, state } }: ThumbnailProps) {
  const { file, upload, fileName } = row;
  const local = useMemo(() => upload && localImage(upload.file), [upload]);
  const isRefused = state.name === "refused" || state.name === "unfit";
  return (
    <span className="evidence-thumbnail">
      {local && !isRefused ? (
        <Picture content={local} fileName={fileName} />
      ) : file?.status === "clean" && isImage(file.contentType) && file.sizeBytes <= maxThumbnailBytes ? (
        <StoredPicture companyId={companyId} file={file} />
      ) : (
        <FormatMark fileName={fileName} />
      )}
    </span>
  );
}

function localImage(file: File): Blob | undefined {
  const extension = extensionOf(file.name);
  const type = extension && evidenceFormats[extension];
  return type && isImage(type) ? file.slice(0, file.size, type) : undefined;
}

function FormatMark({ fileName }: { fileName: string }) {
  return (
    <>
      <FileIcon />
      <span className="evidence-thumbnail__format" aria-hidden="true">
        {extensionOf(fileName) ?? "?"}
      </span>
    </>
  );
}

function Picture({ content, fileName }: { content: Blob; fileName: string }) {
  const source = useContentSource(content);
  const [isBroken, setBroken] = useState(false);
  if (isBroken) return <FormatMark fileName={fileName} />;
  return <img ref={source} alt="" onError={() => setBroken(true)} />;
}

/** Only what has been on the screen is fetched: support's page holds the files of dozens of cases. */
function StoredPicture({ companyId, file }: { companyId: string; file: EvidenceFile }) {
  const element = useRef<HTMLSpanElement>(null);
  const [wasSeen, setSeen] = useState(false);
  useEffect(() => {
    if (!element.current) return undefined;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  const { data } = useQuery({ ...contentQuery(companyId, file), enabled: wasSeen });
  return (
    <span ref={element} className="evidence-thumbnail__stored">
      {data ? <Picture content={data} fileName={file.fileName} /> : <FormatMark fileName={file.fileName} />}
    </span>
  );
}
