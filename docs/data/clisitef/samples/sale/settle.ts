import type { LibrarySamples } from "../sample.ts";

/** When a POS starts: what was decided before power failed is said again. */
export const samples: LibrarySamples = {
  c: String.raw`#include <stdio.h>
#include "clisitef.h"

/* As it was written to disk before the sale; decision is -1 when none was taken. */
struct sale { char document[21], date[9], hour[7]; int decision; };

void settle(struct sale *last) {
    short confirm = last->decision == 1 ? 1 : 0;
    FinalizaFuncaoSiTefInterativo(confirm, last->document, last->date, last->hour, "");

    int left = ObtemQuantidadeTransacoesPendentes(last->date, last->document);
    if (left > 0) printf("document %s: %d still pending\n", last->document, left);
    else if (left < 0) printf("cannot tell what is pending: %d\n", left);
}`,
  pascal: String.raw`type
  { As it was written to disk before the sale; Decision is -1 when none was taken. }
  TSale = record
    Document, Date, Hour: AnsiString;
    Decision: Integer;
  end;

procedure Settle(const Last: TSale);
var
  Left: Integer;
begin
  FinalizaFuncaoSiTefInterativo(Ord(Last.Decision = 1), PAnsiChar(Last.Document),
    PAnsiChar(Last.Date), PAnsiChar(Last.Hour), '');

  Left := ObtemQuantidadeTransacoesPendentes(PAnsiChar(Last.Date), PAnsiChar(Last.Document));
  if Left > 0 then
    WriteLn('document ', Last.Document, ': ', Left, ' still pending')
  else if Left < 0 then
    WriteLn('cannot tell what is pending: ', Left);
end;`,
  csharp: String.raw`using System;

static class Settlement
{
    // The values are those written to disk before the sale; decision is -1 when none was taken.
    public static void Settle(string document, string date, string hour, int decision)
    {
        short confirm = decision == 1 ? (short)1 : (short)0;
        CliSiTef.FinalizaFuncaoSiTefInterativo(confirm, document, date, hour, "");

        int left = CliSiTef.ObtemQuantidadeTransacoesPendentes(date, document);
        if (left > 0) Console.WriteLine("document " + document + ": " + left + " still pending");
        else if (left < 0) Console.WriteLine("cannot tell what is pending: " + left);
    }
}`,
  java: String.raw`class Settlement {
    /** The values are those written to disk before the sale; decision is -1 when none was taken. */
    static void settle(String document, String date, String hour, int decision) {
        short confirm = (short) (decision == 1 ? 1 : 0);
        CliSiTef.LIBRARY.FinalizaFuncaoSiTefInterativo(confirm, document, date, hour, "");

        int left = CliSiTef.LIBRARY.ObtemQuantidadeTransacoesPendentes(date, document);
        if (left > 0) System.out.println("document " + document + ": " + left + " still pending");
        else if (left < 0) System.out.println("cannot tell what is pending: " + left);
    }
}`,
};
