import type { LibrarySamples } from "../sample.ts";

/** Bills are started by a routine of their own and then run as a sale does. */
export const samples: LibrarySamples = {
  c: String.raw`#include <stdio.h>
#include <time.h>
#include "clisitef.h"

int run(int result); /* the loop of a sale */
void remember(char *document, char *date, char *hour, int decision); /* to disk */

int pay_bills(char *document) {
    char date[9], hour[7];
    time_t now = time(NULL);
    strftime(date, sizeof date, "%Y%m%d", localtime(&now));
    strftime(hour, sizeof hour, "%H%M%S", localtime(&now));
    remember(document, date, hour, -1);

    int result = run(CorrespondenteBancarioSiTefInterativo(
        document, date, hour, "OPERATOR1", ""));
    if (result == -25) printf("take cash out of the drawer first\n");
    else if (result != 0) printf("ended with %d: query what is pending\n", result);
    else {
        remember(document, date, hour, 1);
        FinalizaFuncaoSiTefInterativo(1, document, date, hour, "");
    }
    return result == 0;
}`,
  pascal: String.raw`function PayBills(const Document: AnsiString): Boolean;
var
  Date, Hour: AnsiString;
  Code: Integer;
begin
  Date := AnsiString(FormatDateTime('yyyymmdd', Now));
  Hour := AnsiString(FormatDateTime('hhnnss', Now));
  Remember(Document, Date, Hour, -1); { to disk }
  Code := Run(CorrespondenteBancarioSiTefInterativo(PAnsiChar(Document), PAnsiChar(Date),
    PAnsiChar(Hour), 'OPERATOR1', ''));
  if Code = -25 then
    WriteLn('take cash out of the drawer first')
  else if Code <> 0 then
    WriteLn('ended, query what is pending: ', Code)
  else
  begin
    Remember(Document, Date, Hour, 1);
    FinalizaFuncaoSiTefInterativo(1, PAnsiChar(Document), PAnsiChar(Date), PAnsiChar(Hour), '');
  end;
  Result := Code = 0;
end;`,
  csharp: String.raw`using System;

static class Bills
{
    public static bool Pay(string document)
    {
        var now = DateTime.Now;
        string date = now.ToString("yyyyMMdd"), hour = now.ToString("HHmmss");
        Disk.Remember(document, date, hour, -1);
        int result = Sale.Run(CliSiTef.CorrespondenteBancarioSiTefInterativo(
            document, date, hour, "OPERATOR1", ""));
        if (result == -25) Console.WriteLine("take cash out of the drawer first");
        else if (result != 0) Console.WriteLine("ended, query what is pending: " + result);
        else
        {
            Disk.Remember(document, date, hour, 1);
            CliSiTef.FinalizaFuncaoSiTefInterativo(1, document, date, hour, "");
        }
        return result == 0;
    }
}`,
  java: String.raw`import java.time.LocalDateTime;
import java.time.format.DateTimeFormatter;

class Bills {
    static boolean pay(String document) {
        var now = LocalDateTime.now();
        String date = now.format(DateTimeFormatter.ofPattern("yyyyMMdd"));
        String hour = now.format(DateTimeFormatter.ofPattern("HHmmss"));
        Disk.remember(document, date, hour, -1);
        int result = Sale.run(CliSiTef.LIBRARY.CorrespondenteBancarioSiTefInterativo(
            document, date, hour, "OPERATOR1", ""));
        if (result == -25) System.out.println("take cash out of the drawer first");
        else if (result != 0) System.out.println("ended, query what is pending: " + result);
        else {
            Disk.remember(document, date, hour, 1);
            CliSiTef.LIBRARY.FinalizaFuncaoSiTefInterativo((short) 1, document, date, hour, "");
        }
        return result == 0;
    }
}`,
};
