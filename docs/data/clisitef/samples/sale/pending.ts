import type { LibrarySamples } from "../sample.ts";

/** How many payments of a document wait for a decision. */
export const samples: LibrarySamples = {
  c: String.raw`#include <stdio.h>
#include "clisitef.h"

int is_settled(char *date, char *document) {
    int pending = ObtemQuantidadeTransacoesPendentes(date, document);
    if (pending == -13) printf("the library does not know document %s of %s\n", document, date);
    else if (pending < 0) printf("cannot tell: %d\n", pending);
    else if (pending > 0) printf("%d payments of %s wait for a decision\n", pending, document);
    return pending == 0;
}`,
  pascal: String.raw`function IsSettled(const Date, Document: AnsiString): Boolean;
var
  Pending: Integer;
begin
  Pending := ObtemQuantidadeTransacoesPendentes(PAnsiChar(Date), PAnsiChar(Document));
  if Pending = -13 then
    WriteLn('the library does not know document ', Document, ' of ', Date)
  else if Pending < 0 then
    WriteLn('cannot tell: ', Pending)
  else if Pending > 0 then
    WriteLn(Pending, ' payments of ', Document, ' wait for a decision');
  Result := Pending = 0;
end;`,
  csharp: String.raw`using System;

static class PendingSales
{
    public static bool IsSettled(string date, string document)
    {
        int pending = CliSiTef.ObtemQuantidadeTransacoesPendentes(date, document);
        if (pending == -13) Console.WriteLine("the library does not know document " + document);
        else if (pending < 0) Console.WriteLine("cannot tell: " + pending);
        else if (pending > 0) Console.WriteLine(pending + " payments wait for a decision");
        return pending == 0;
    }
}`,
  java: String.raw`class PendingSales {
    static boolean isSettled(String date, String document) {
        int pending = CliSiTef.LIBRARY.ObtemQuantidadeTransacoesPendentes(date, document);
        if (pending == -13) System.out.println("the library does not know document " + document);
        else if (pending < 0) System.out.println("cannot tell: " + pending);
        else if (pending > 0) System.out.println(pending + " payments wait for a decision");
        return pending == 0;
    }
}`,
};
